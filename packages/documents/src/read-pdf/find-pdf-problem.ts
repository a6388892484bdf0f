import { setImmediate as turn } from 'node:timers/promises'
import { hasAutomaticAction } from './has-automatic-action.ts'
import { PdfBudget } from './pdf-budget.ts'
import { PdfFindings } from './pdf-findings.ts'
import { PdfObjects, readObjects } from './pdf-objects.ts'
import { PdfUnreadable } from './pdf-unreadable.ts'
import { isObjectStream, readObjectStream } from './read-object-stream.ts'
import { unpackStream } from './unpack-stream.ts'

/** Not a PDF; unreadable or too large; password-protected; has active content or attachments. */
export type PdfProblem = 'kind' | 'broken' | 'encrypted' | 'active'

const longestEnd = 1024
const bytesPerTurn = 1_000_000

export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

/** The reason to reject an uploaded PDF, from its bytes; undefined for a plain document. */
export async function findPdfProblem(bytes: Buffer): Promise<PdfProblem | undefined> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-(1\.[0-7]|2\.0)/.test(text)) return 'kind'
  if (!text.slice(-longestEnd).includes('%%EOF') || !/startxref\s+\d+/.test(text)) return 'broken'
  try {
    return await readProblem(bytes, text)
  } catch (error) {
    if (error instanceof PdfUnreadable) return 'broken'
    throw error
  }
}

async function readProblem(bytes: Buffer, text: string): Promise<PdfProblem | undefined> {
  const budget = new PdfBudget()
  const findings = new PdfFindings()
  const objects = new PdfObjects(budget)
  const needs = { budget, objects, findings, pause: pauseBy(budget) }
  const streams = await readObjects(text, needs)
  // packed objects are encrypted too and could not be read
  if (findings.isEncrypted) return 'encrypted'
  for (const stream of streams.filter(isObjectStream)) {
    const unpacked = await unpackStream(bytes, stream, objects, budget)
    await readObjectStream(unpacked.toString('latin1'), stream, needs)
  }
  if (findings.isActive || hasAutomaticAction(findings, objects)) return 'active'
  return findings.hasRoot ? undefined : 'broken'
}

function pauseBy(budget: PdfBudget): () => Promise<void> {
  let last = budget.remaining('bytes')
  return async () => {
    if (last - budget.remaining('bytes') < bytesPerTurn) return
    last = budget.remaining('bytes')
    await turn()
  }
}
