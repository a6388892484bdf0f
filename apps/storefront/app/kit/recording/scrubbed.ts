import type { Seen } from './recorder.ts'

const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
/** Words for those who do not see the page; a replay shows none of them, and they may name somebody. */
const dropped = new Set(['aria-label', 'aria-description', 'title', 'alt', 'content', 'srcdoc'])
const addresses = new Set(['href', 'action', 'formaction'])
const inputSource = 5

/**
 * The second net, whatever the recorder has masked before: nothing typed, no mail address, no address of a page beyond
 * its path, where keys are.
 */
export const scrubbed = ({ type, timestamp, data }: Seen): Seen => ({
  type,
  timestamp,
  data: cleanInput(clean(data, '')),
})

function clean(value: unknown, key: string): unknown {
  if (typeof value === 'string') return cleanText(value, key)
  if (Array.isArray(value)) return value.map((one) => clean(one, ''))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  const kept = key === 'attributes' ? parts.filter(([name, one]) => isKept(name, one)) : parts
  return Object.fromEntries(kept.map(([name, one]) => [name, clean(one, name)]))
}

/** A value of a field stays only where nothing but stars is left of it. */
const isKept = (name: string, value: unknown): boolean =>
  name === 'value' ? typeof value !== 'string' || /^\**$/.test(value) : !dropped.has(name)

function cleanText(text: string, key: string): string {
  if (key === '_cssText') return text
  if (addresses.has(key)) return text.replace(/[?#].*$/s, '').replace(/(\/shared-sheet\/).+/, '$1…')
  return text.includes('@') ? text.replace(email, '***') : text
}

function cleanInput(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== inputSource) return data
  return { ...data, text: stars('text' in data ? String(data.text) : '') }
}

/** As many as were typed, up to eight: longer says too much. */
export const stars = (text: string): string => '*'.repeat(Math.min(8, text.length))
