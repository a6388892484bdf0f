/** Own-property lookup for untrusted keys; `constructor` and `__proto__` never match. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
