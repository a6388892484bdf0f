/** What a table says under a word that somebody else chose: `constructor` and `__proto__` are words of no table. */
export const own = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
