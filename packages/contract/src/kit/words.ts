/** `CostCenter` → `cost center`; `XpIndex` → `xp index`; `ApiClientSecret` → `API client secret`. */
export function wordsOf(title: string): string {
  return title
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bapi\b/, 'API')
    .replace(/\bopen id\b/, 'OpenID')
}

export function pluralOf(words: string): string {
  if (/(s|x|ch)$/.test(words)) return `${words}es`
  return /[^aeiou]y$/.test(words) ? `${words.slice(0, -1)}ies` : `${words}s`
}

export const withArticle = (words: string): string => (/^([aeio]|xp\b)/i.test(words) ? `an ${words}` : `a ${words}`)
