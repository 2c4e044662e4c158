import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'playwright-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Findings {
  violations: Violation[];
}

interface FrameContext {
  selector: string;
  context: string;
}

/**
 * Findings of axe in the page and its frames, with the first element of each. The page's context needs `bypassCSP`.
 * `within`: selectors of the parts to look at, for pages that are too long for a quick look at all.
 */
export async function violationsOf(
  page: Page,
  rules?: readonly string[],
  within?: readonly string[],
): Promise<string[]> {
  const options = JSON.stringify({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  const context = within ? JSON.stringify({ include: within.map((selector) => [selector]) }) : 'document';
  const { violations } = await (page.frames().length === 1
    ? runIn(page, context, options)
    : page.evaluate<Findings>(
        `axe.finishRun(${JSON.stringify(await partialsOf(page.mainFrame(), context, options))}, ${options})`,
      ));
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)}`);
}

/** Without frames only the violations leave the browser: results of a long page are larger than its connection takes. */
async function runIn(page: Page, context: string, options: string): Promise<Findings> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(AXE);
  return page.evaluate<Findings>(`axe.run(${context}, ${options}).then(({ violations }) => ({ violations }))`);
}

/** Results of a frame and of those in it. Axe itself does not look into frames of another origin, such as sandboxed ones. */
async function partialsOf(frame: Frame, context: string, options: string): Promise<unknown[]> {
  if (!(await frame.evaluate(`'axe' in globalThis`))) await frame.evaluate(AXE);
  const partials = [await frame.evaluate(`axe.runPartial(${context}, ${options})`)];
  const inner = await frame.evaluate<FrameContext[]>(
    `axe.utils.getFrameContexts(${context}, ${options}).map(({ frameSelector, frameContext }) =>
      ({ selector: String(frameSelector), context: JSON.stringify(frameContext) }))`,
  );
  for (const each of inner) {
    const child = await (await frame.waitForSelector(each.selector, { state: 'attached' })).contentFrame();
    partials.push(...(child ? await partialsOf(child, each.context, options) : [null]));
  }
  return partials;
}
