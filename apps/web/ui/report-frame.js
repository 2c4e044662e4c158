// @ts-check
/** The frame in which pages show an HTML report. */
import { device } from './store.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The document in a frame. It runs in a sandbox with an origin of its own: it gets messages and has no access to the page.
 * A new frame for each document: another one in the same frame would become a step of the browser's history.
 * @param {string} text @param {string} title
 */
export function frameOf(text, title) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-modals');
  frame.title = title;
  frame.srcdoc = text;
  frame.addEventListener('load', () => tellTheme(frame));
  return frame;
}

/** @param {HTMLIFrameElement | undefined | null} frame */
export function tellTheme(frame) {
  frame?.contentWindow?.postMessage({ theme: device.load('theme') ?? 'system' }, '*');
}

/**
 * The turn that a link in the document names, or undefined for any other message.
 * @param {MessageEvent} event @param {HTMLIFrameElement | undefined | null} frame
 */
export function turnOf({ source, data }, frame) {
  if (!frame || source !== frame.contentWindow) return undefined;
  if (data?.insights !== 'transcript' || typeof data.target !== 'string') return undefined;
  const given = new URLSearchParams(data.target);
  const [conversation = '', turn = ''] = [given.get('conversation') ?? '', given.get('turn') ?? ''];
  if (!ID.test(conversation) || !ID.test(turn)) return undefined;
  return { conversation, turn, at: /^\d{1,9}$/.test(given.get('at') ?? '') ? Number(given.get('at')) : null };
}
