export interface MarkdownDocument {
  fields: Record<string, unknown>
  body: string
}

/**
 * Reads the front matter of a Markdown file: `key: value`, one per line, between two lines of dashes. A value that
 * begins with a bracket, a brace or a quote is JSON and may continue on indented lines; a whole number is a number;
 * everything else is text.
 */
export function readFrontMatter(text: string, file: string): MarkdownDocument {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${file} has no front matter.`)
  const entries = head.split(/\n(?!\s)/).map((line): [string, unknown] => {
    const [, key, value] = /^([a-z][A-Za-z]*):\s*([\s\S]*)$/.exec(line) ?? []
    if (!key || value === undefined) throw new Error(`${file}: the line '${line}' is not a field.`)
    return [key, parseValue(value.trim(), `${file}: ${key}`)]
  })
  return { fields: Object.fromEntries(entries), body: body.trim() }
}

function parseValue(text: string, where: string): unknown {
  if (/^\d+$/.test(text)) return Number(text)
  if (!/^[[{"]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${where} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
