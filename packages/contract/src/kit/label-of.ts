/** `CostCenter` → `cost center`; `XpIndex` → `xp index`; `ApiClientSecret` → `API client secret`. */
export function labelOf(title: string): string {
  return title
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bapi\b/, 'API')
    .replace(/\bopen id\b/, 'OpenID')
}

export function pluralOf(label: string): string {
  if (/(s|x|ch)$/.test(label)) return `${label}es`
  return /[^aeiou]y$/.test(label) ? `${label.slice(0, -1)}ies` : `${label}s`
}

export const withArticle = (label: string): string => (/^([aeio]|xp\b)/i.test(label) ? `an ${label}` : `a ${label}`)
