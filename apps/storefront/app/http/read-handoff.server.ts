import type { EntryContext } from 'react-router'

/**
 * What the loaders found comes as a stream, and the router draws one script for each piece, waiting in between. It is all
 * there already, so it is read first and drawn at once.
 */
export async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const all = Object.assign(Promise.resolve(), await textOf(serverHandoffStream))
  renderMeta.streamCache = { 0: all }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<{ result?: Result; error?: unknown }> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) pieces.push(value)
    return { result: { done: true, value: Buffer.concat(pieces).toString() } }
  } catch (error) {
    return { error }
  } finally {
    reader.releaseLock()
  }
}

interface Result {
  done: boolean
  value: string
}
