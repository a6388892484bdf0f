const bytesByResponse = new WeakMap<Response, Buffer>()

/** A response in one piece. `bytesOf` returns its bytes to senders that do not use web streams. */
export function responseFromBytes(bytes: Buffer, init: ResponseInit): Response {
  const answer = new Response(new BufferStream(bytes), init)
  bytesByResponse.set(answer, bytes)
  return answer
}

export const bytesOf = (answer: Response): Buffer | undefined => bytesByResponse.get(answer)

/** Copies nothing until the stream is read. */
class BufferStream extends ReadableStream<Uint8Array> {
  constructor(bytes: Buffer) {
    super(
      {
        pull(controller) {
          controller.enqueue(bytes)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }
}
