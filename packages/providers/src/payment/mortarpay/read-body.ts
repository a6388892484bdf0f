import type { IncomingMessage } from 'node:http'
import { refuse } from './refusal-error.ts'

const maxBodyBytes = 16_384

export interface ReadBody {
  body: Record<string, unknown>
  isForm: boolean
}

/** JSON or a form. Errors do not quote the input: it may hold a card number. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) refuse(413, 'too_large', 'That is too much.')
    chunks.push(chunk)
  }
  const isForm = /^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? '')
  return readText(Buffer.concat(chunks).toString('utf8'), isForm)
}

export function readText(text: string, isForm: boolean): ReadBody {
  if (isForm) return { body: Object.fromEntries(new URLSearchParams(text)), isForm }
  return { body: text.trim() === '' ? {} : parseJson(text), isForm }
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // refused below without the parser's message, which quotes the input
  }
  return refuse(400, 'body_invalid', 'The body could not be read.')
}
