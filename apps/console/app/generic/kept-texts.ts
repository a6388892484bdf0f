const storageKey = 'tessera-texts'
/** More than anyone types in one tab; the oldest go first. */
const mostTexts = 50

interface KeptText {
  /** The server sent this; a text is not put over a newer one. */
  from: string
  value: string
  /** Its form was sent, and the answer is not there yet. */
  isSent?: boolean
}

export interface KeptTexts {
  /** Another person in the same tab finds nothing. */
  user: string
  texts: Record<string, KeptText>
}

/** A field of a page, as far as its text is concerned. */
export interface TextField {
  key: string
  value: string
  defaultValue: string
}

export function keepText(texts: KeptTexts['texts'], { key, value, defaultValue }: TextField): KeptTexts['texts'] {
  const { [key]: _, ...others } = texts
  if (value === defaultValue) return others
  return Object.fromEntries([...Object.entries(others), [key, { from: defaultValue, value }]].slice(-mostTexts))
}

export const markSent = (texts: KeptTexts['texts'], keys: ReadonlySet<string>): KeptTexts['texts'] =>
  mapTexts(texts, (key, text) => (keys.has(key) ? { ...text, isSent: true } : text))

/** After an answer: a text that was sent is kept only if its field still holds it, which means that it was refused. */
export function settleTexts(texts: KeptTexts['texts'], fields: readonly TextField[]): KeptTexts['texts'] {
  const held = new Map(fields.map(({ key, value }) => [key, value]))
  return mapTexts(texts, (key, { isSent, ...text }) => (isSent && held.get(key) !== text.value ? undefined : text))
}

/** The texts that belong into fields that no one has typed in yet. */
export const textsToRestore = (texts: KeptTexts['texts'], fields: readonly TextField[]): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap(({ key, value, defaultValue }) => {
      const text = texts[key]
      return text && value === defaultValue && text.from === defaultValue ? [[key, text.value] as const] : []
    }),
  )

const mapTexts = (
  texts: KeptTexts['texts'],
  change: (key: string, text: KeptText) => KeptText | undefined,
): KeptTexts['texts'] =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const changed = change(key, text)
      return changed ? [[key, changed]] : []
    }),
  )

/** Of this tab. */
function readKept(): KeptTexts | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function readKeptTexts(user: string): KeptTexts['texts'] {
  const kept = readKept()
  return kept?.user === user ? kept.texts : {}
}

export function writeKeptTexts(user: string, texts: KeptTexts['texts']): void {
  try {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify({ user, texts } satisfies KeptTexts))
  } catch {
    // a full or closed storage keeps nothing
  }
}

/** No answer took the texts that were sent, so they go back into their fields. */
export function keepSentTexts(): void {
  const kept = readKept()
  if (!kept) return
  writeKeptTexts(
    kept.user,
    mapTexts(kept.texts, (_, { isSent: _sent, ...text }) => text),
  )
}
