import { askConsent } from './ask-consent.server.ts'

/** Deferred scripts use types that browsers ignore; the starter restores what the router wrote. */
const link = { urgent: '<link rel="modulepreload"', waiting: '<link rel="later"' }
const script = { urgent: 'type="module" async="">', waiting: 'type="text/later">' }

/**
 * Starts the scripts on the load event or the first user input: the page works without them until then. After four
 * seconds they start anyway. Notes which fields are changed before React listens, for `use-early-changes.ts`.
 */
const starter = `(() => {
  const early = new Map()
  const note = ({ type, target }) => early.set(target, { type, value: target.value, checked: target.checked })
  const edits = ['input', 'change']
  for (const edit of edits) addEventListener(edit, note, true)
  globalThis.takeEarlyChanges = () => {
    for (const edit of edits) removeEventListener(edit, note, true)
    return early
  }
  const waiting = document.querySelector('script[type="text/later"]')
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
  const start = () => {
    if (!waiting.isConnected) return
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    script.textContent = waiting.textContent
    waiting.replaceWith(script)
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, 4000)
  document.currentScript.remove()
})()`

/**
 * Defers the router's scripts, which otherwise start while the page is still painting. On a phone 120 kB of them take
 * more than half a second of network and CPU that the main image and text need first: largest paint 3.3 s with them,
 * 1.8 s before them. The data that they need is placed before them, and the question about usage data into the head. A
 * page without scripts allows none. Returns the page in pieces, so that its text is not copied.
 */
export function deferScripts(html: string, data: string): readonly string[] {
  const end = html.indexOf('</head>')
  const at = html.lastIndexOf(script.urgent)
  const close = html.indexOf('</script>', at) + '</script>'.length
  if (end < 0 || at < end) return [html]
  const open = html.lastIndexOf('<script', at)
  const nonce = /nonce="[^"]*"/.exec(html.slice(open, at))?.[0] ?? ''
  return [
    html.slice(0, end).replaceAll(link.urgent, link.waiting),
    askConsent(nonce),
    html.slice(end, open),
    data,
    html.slice(open, at),
    script.waiting,
    html.slice(at + script.urgent.length, close),
    `<script ${nonce}>${starter}</script>`,
    html.slice(close),
  ]
}
