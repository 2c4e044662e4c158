// @ts-check
/** The frame in which pages show an HTML report. It is as high as the report, so that the page is all that scrolls. */
import { device } from './store.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SPACE_ABOVE = 16;

/** The one that is shown. @type {HTMLIFrameElement | undefined} */
let shown;

/**
 * The document in a frame. It runs in a sandbox with an origin of its own: it gets messages and has no access to the page.
 * A new frame for each document: another one in the same frame would become a step of the browser's history.
 * @param {string} text @param {string} title @param {{ isNamed?: boolean }} [page] `isNamed`: the page around it has the campaign's name.
 */
export function frameOf(text, title, { isNamed = false } = {}) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-modals');
  frame.title = title;
  frame.srcdoc = text;
  frame.addEventListener('load', () => {
    tellTheme(frame);
    frame.contentWindow?.postMessage({ whole: true, named: isNamed }, '*');
  });
  shown = frame;
  return frame;
}

/** @param {HTMLIFrameElement | undefined | null} frame */
export function tellTheme(frame) {
  frame?.contentWindow?.postMessage({ theme: device.load('theme') ?? 'system' }, '*');
}

/** @param {HTMLIFrameElement | undefined | null} frame */
export function printReport(frame) {
  frame?.contentWindow?.postMessage({ print: true }, '*');
}

/**
 * The interview that a link in the document names, and mostly its turn, or undefined for any other message.
 * @param {MessageEvent} event @param {HTMLIFrameElement | undefined | null} frame
 */
export function turnOf({ source, data }, frame) {
  if (!frame || source !== frame.contentWindow) return undefined;
  if (data?.insights !== 'transcript' || typeof data.target !== 'string') return undefined;
  const given = new URLSearchParams(data.target);
  const [conversation = '', turn = ''] = [given.get('conversation') ?? '', given.get('turn') ?? ''];
  if (!ID.test(conversation) || (turn !== '' && !ID.test(turn))) return undefined;
  return { conversation, turn, at: /^\d{1,9}$/.test(given.get('at') ?? '') ? Number(given.get('at')) : null };
}

/** How much of the window's top a head that stays there covers. */
function covered() {
  const head = document.querySelector('header');
  return head && getComputedStyle(head).position === 'sticky' ? head.getBoundingClientRect().height : 0;
}

/** What of the document is in sight, so that its contents follow. */
function tellSight() {
  if (!shown?.isConnected) return;
  const above = covered();
  const sight = { top: above - shown.getBoundingClientRect().top, height: innerHeight - above };
  shown.contentWindow?.postMessage({ sight }, '*');
}

addEventListener('message', ({ source, data }) => {
  if (!shown?.isConnected || source !== shown.contentWindow) return;
  if (data?.insights === 'height' && Number.isFinite(data.height)) {
    shown.style.height = `${Math.ceil(data.height)}px`;
    tellSight();
  }
  if (data?.insights === 'place' && Number.isFinite(data.top))
    scrollBy(0, shown.getBoundingClientRect().top + data.top - covered() - SPACE_ABOVE);
});
addEventListener('scroll', tellSight, { passive: true });
addEventListener('resize', tellSight);
// The page alone would print its part of the report between its own parts, and cut lines at the ends of pages.
addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || !shown?.isConnected) return;
  event.preventDefault();
  printReport(shown);
});
