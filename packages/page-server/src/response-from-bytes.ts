interface Holder {
  bytes: Buffer | undefined
}

/** A response in one piece. `bytesOf` returns its bytes to those who do not use web streams. */
export const responseFromBytes = (bytes: Buffer, init: ResponseInit): Response => new BytesResponse({ bytes }, init)

export const bytesOf = (answer: Response): Buffer | undefined =>
  answer instanceof BytesResponse ? answer.holder.bytes : undefined

/**
 * Takes the bytes out of a response that is sent without its stream. Quick collections of the heap do not free a stream
 * of the web, and what it holds waits with it: after 64 MB of pages the whole heap was collected for them (0180).
 */
export function takeBytes(answer: Response): Buffer | undefined {
  const bytes = bytesOf(answer)
  if (answer instanceof BytesResponse) answer.holder.bytes = undefined
  return bytes
}

class BytesResponse extends Response {
  readonly holder: Holder

  constructor(holder: Holder, init: ResponseInit) {
    super(new HolderStream(holder), init)
    this.holder = holder
  }
}

/** Copies nothing until the stream is read. */
class HolderStream extends ReadableStream<Uint8Array> {
  constructor(holder: Holder) {
    super(
      {
        pull(controller) {
          if (holder.bytes) controller.enqueue(holder.bytes)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }
}
