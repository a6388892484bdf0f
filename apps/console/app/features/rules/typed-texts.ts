/** The typed texts by name, for a page that is sent back with the answer to a test. */
export const typedTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
