interface Result {
  done: boolean
  value: string
}

/** The part of the router's `EntryContext` that is about loader data. */
export interface HandedEntry {
  serverHandoffStream?: ReadableStream<Uint8Array>
  renderMeta?: { streamCache?: Record<number, Promise<void> & { result?: Result; error?: unknown }> }
}

/**
 * Loader data arrives as a stream, and the router renders one script per chunk with a wait in between. All of it is
 * available already, so it is read first and rendered at once.
 */
export async function readHandoff({ serverHandoffStream, renderMeta }: HandedEntry): Promise<void> {
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
