interface PlainFields {
  [name: string]: Plain
}
type Plain = string | PlainFields

/** Writes an answer the way the router reads those of actions; it exports no encoder. Objects and strings only. */
export function encodeAnswer(answer: PlainFields): string {
  const parts: string[] = []
  const add = (value: Plain): number => {
    const at = parts.push('') - 1
    const refer = ([name, inner]: [string, Plain]) => [`_${add(name)}`, add(inner)]
    parts[at] = JSON.stringify(typeof value === 'string' ? value : Object.fromEntries(Object.entries(value).map(refer)))
    return at
  }
  add(answer)
  return `[${parts.join(',')}]\n`
}
