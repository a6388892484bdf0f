/** Content that is held for review before it appears on a product page: the reason and its pattern. */
const heldPatterns: readonly [reason: string, sign: RegExp][] = [
  ['It has a link.', /https?:|www\.|\b[a-z0-9-]{2,}\.(com|net|org|info|biz|shop|store|io|co|us|ru|xyz|online|site)\b/i],
  ['It has an email address.', /[^\s@]+@[^\s@]+\.[a-z]{2,}/i],
  ['It has a phone number.', /(?:\+?1[\s.-]*)?(?:\(\d{3}\)|\b\d{3})[\s.-]*\d{3}[\s.-]+\d{4}\b/],
  ['It has markup.', /<\s*[a-z!/][^>]*>|\[(url|link)\b/i],
  ['It’s in all caps.', /^[^a-z]*[A-Z][^a-z]{40,}$/],
  ['It repeats itself.', /(.)\1{9,}|(\b\w{3,}\b)(?:\W+\2\b){4,}/i],
]

/** Matched as whole words, so that place names like Scunthorpe pass; endings are listed one by one. */
const insults = [
  'asshole',
  'bastard',
  'bitch',
  'bullshit',
  'crook',
  'cunt',
  'dumbass',
  'fag',
  'faggot',
  'fraudster',
  'fuck',
  'fucked',
  'fucker',
  'fucking',
  'idiot',
  'moron',
  'motherfucker',
  'nazi',
  'nigger',
  'prick',
  'retard',
  'retarded',
  'scammer',
  'scum',
  'shit',
  'shitty',
  'slut',
  'spic',
  'whore',
]
const insult = new RegExp(`\\b(?:${insults.join('|')})e?s?\\b`, 'i')

/** Replaces look-alike characters, so that `sh1t` and `$hit` match. */
const foldLookalikes = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[@$013!]/g, (sign) => looks[sign] ?? sign)
const looks: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '!': 'i' }

/** The reason to hold a text for review; undefined if it may be published at once. */
export function findHoldReason(...parts: readonly (string | null)[]): string | undefined {
  const text = parts.filter(Boolean).join('\n')
  const [reason] = heldPatterns.find(([, sign]) => sign.test(text)) ?? []
  if (reason) return reason
  return insult.test(foldLookalikes(text)) ? 'It has abusive language.' : undefined
}
