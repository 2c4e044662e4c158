import assert from 'node:assert/strict';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { violationsOf } from './axe.ts';
import { startChromium } from './chromium.ts';
import { pageLanguages, size } from './size.ts';

const SHOTS = process.env['SCREENSHOTS_DIR'];
/** English last: the page stays in it. */
const LANGUAGES = [...pageLanguages.filter((each) => each !== 'en'), 'en'];
export const WIDE = { viewport: { width: 1280, height: 900 } };
/** Rules about what is laid out in another way there. */
const ONLY_ON_A_PHONE = ['scrollable-region-focusable', 'button-name', 'link-name', 'label'];
/** Half of `WIDE`. */
const ENLARGED = { width: 640, height: 450 };
export const PHONE = { viewport: { width: 320, height: 700 }, isMobile: true, hasTouch: true };

/** A browser in which the console is used, and what its pages complained about. */
export class ConsoleBrowser {
  readonly problems: string[] = [];
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** `more`: arguments of Chromium. */
  static async start(more: readonly string[] = []): Promise<ConsoleBrowser> {
    return new ConsoleBrowser(await startChromium(more));
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  open(options: BrowserContextOptions = WIDE): Promise<BrowserContext> {
    return this.#browser.newContext({
      locale: 'en-US',
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
      ...options,
    });
  }

  /** A page of a context of its own. */
  async page(options?: BrowserContextOptions): Promise<Page> {
    const made = await (await this.open(options)).newPage();
    made.on('pageerror', (error) => this.problems.push(error.message));
    made.on('console', (message) => {
      if (message.type() !== 'error' || /Failed to load resource/.test(message.text())) return;
      this.problems.push(message.text());
    });
    return made;
  }
}

/** The console as it is where mail is sent: the stack of these tests sends none. */
export const withMail = (page: Page): Promise<unknown> =>
  page.route('**/v1/auth/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), sends_mail: true } });
  });

/** Signs in as one of the demo's people and opens `address`. */
export async function signIn(page: Page, person: string, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL(address);
}

/** A tab of the campaign. */
export const tab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** The elements that reach beyond the screen, where the page can be scrolled sideways. */
const WIDER = `document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.body.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .map((each) => each.cloneNode().outerHTML.slice(0, 150))`;

async function fits(page: Page, what: string): Promise<void> {
  assert.deepEqual(await page.evaluate<string[]>(WIDER), [], `${what}: wider than the screen`);
}

/** Where the text is twice as large, and where the whole page is. */
async function fitsEnlarged(page: Page, name: string): Promise<void> {
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  await fits(page, `${name}, text at 200 %`);
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  await page.setViewportSize(ENLARGED);
  await fits(page, `${name}, page at 200 %`);
}

/**
 * Axe at the width of a desk and of a phone, where nothing may be wider than the screen, as with a text or a page at 200 %; in the dark
 * theme, where only colours differ, for contrast. In each language, at smoke size axe in English, on a phone for what differs there, and the
 * widths in German, whose words are the longest. Pictures in English.
 */
export async function look(page: Page, name: string, within: readonly string[] = ['header', 'main']): Promise<void> {
  const check = async (what: string, rules?: readonly string[]) =>
    assert.deepEqual(await violationsOf(page, rules, within), [], what);
  const shoot = async (what: string) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${what}.png`, fullPage: true });
  };
  for (const language of LANGUAGES) {
    const isLooked = language === 'en' || size === 'proof';
    await page.locator('#language').selectOption(language, { force: true });
    for (const scheme of isLooked ? (['dark', 'light'] as const) : []) {
      await page.emulateMedia({ colorScheme: scheme });
      await check(`${name}, ${language}, ${scheme}`, scheme === 'dark' ? ['color-contrast'] : undefined);
      if (language === 'en') await shoot(scheme);
    }
    await page.setViewportSize(PHONE.viewport);
    await fits(page, `${name}, ${language}`);
    if (language === 'en') {
      await check(`${name}, phone`, size === 'proof' ? undefined : ONLY_ON_A_PHONE);
      await shoot('phone');
    }
    await page.setViewportSize(WIDE.viewport);
    if (language === 'de') await fitsEnlarged(page, name);
    await page.setViewportSize(WIDE.viewport);
  }
}

/** What the Tab key stops at. In a group of radio buttons it stops at one. */
const STOPS = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter((each) =>
  each.checkVisibility({ visibilityProperty: true }) && !each.matches(':disabled') &&
  !each.closest('dialog:not([open]), [popover]:not(:popover-open)') &&
  !(each.type === 'radio' && !each.checked))`;
/** The next Tab key stops at the first of them, whatever was clicked before. */
const FROM_START = `{
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
}`;
const FOCUSED = `(() => {
  const focused = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const [{ x, y, width, height } = focused.getBoundingClientRect()] = focused.getClientRects();
  const above = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
  return {
    place: stops.indexOf(focused),
    html: focused.outerHTML.slice(0, 150),
    isShown: outlineStyle !== 'none' && outlineWidth !== '0px',
    isCovered: above !== null && !focused.contains(above) && !above.contains(focused),
  };
})()`;

interface Focused {
  place: number;
  html: string;
  isShown: boolean;
  isCovered: boolean;
}

/** The Tab key reaches everything that can be pressed or filled in, in its order, forth and back; what has the focus shows it and is not covered. */
export async function walk(page: Page, name: string): Promise<void> {
  await page.evaluate(`${FROM_START}; scrollTo(0, 0); window.stops = ${STOPS}`);
  const wanted = await page.evaluate<number>('stops.length');
  const reached: number[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let n = 0; n < wanted; n += 1) {
      await page.keyboard.press(key);
      const { place, html, isShown, isCovered } = await page.evaluate<Focused>(FOCUSED);
      // The document of a report is a page of its own.
      if (place === -1) break;
      assert.ok(isShown, `${name}: the focus is not seen at ${html}`);
      assert.ok(!isCovered, `${name}: covered after ${key}: ${html}`);
      if (key === 'Tab') reached.push(place);
    }
  }
  assert.deepEqual(
    reached,
    Array.from({ length: wanted }, (_, place) => place),
    `${name}: not reached in order`,
  );
}
