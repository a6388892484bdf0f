const vowel = /[aeiouy]/
const doubled = /([bdfgmnprt])\1$/

/** "polished" and "polish", "tiles" and "tiling" share a stem. Stems are only compared, never displayed. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  return withoutEnd(withoutPast(withoutPlural(word)))
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutPast(word: string): string {
  const ending = /(?:ing|ed)$/.exec(word)
  if (!ending) return word
  const rest = word.slice(0, ending.index)
  if (rest.length < 3 || !vowel.test(rest)) return word
  return doubled.test(rest) ? rest.slice(0, -1) : rest
}

function withoutEnd(word: string): string {
  if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1)
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : word
}
