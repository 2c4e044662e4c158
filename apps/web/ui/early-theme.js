// Runs before the first paint, as a classic script, so that a chosen theme does not flash in the other one.
try {
  const chosen = localStorage.getItem('interview:theme');
  const dark = /** @type {HTMLLinkElement} */ (document.getElementById('dark'));
  if (chosen === 'dark') dark.media = 'all';
  if (chosen === 'light') dark.media = 'not all';
} catch {
  // Without storage, the theme follows the system.
}
