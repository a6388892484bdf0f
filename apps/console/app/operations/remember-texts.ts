/**
 * Makes something of a text once while the text is the same, for the last few texts. A list that nothing has changed is
 * answered with the same text: that of 50 products has 270 kB, and parsing it was a seventh of their page.
 */
export function rememberTexts<Made>(make: (text: string) => Made, max = 8): (text: string) => Made {
  const known = new Map<string, { made: Made }>()
  return (text) => {
    const found = known.get(text) ?? { made: make(text) }
    known.delete(text)
    known.set(text, found)
    const [oldest] = known.size > max ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return found.made
  }
}
