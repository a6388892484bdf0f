const known = new WeakMap<Response, Buffer>()

/** A response in one piece. `bytesOf` returns its bytes to senders that do not use web streams. */
export function answerOf(bytes: Buffer, init: ResponseInit): Response {
  const answer = new Response(new OnceRead(bytes), init)
  known.set(answer, bytes)
  return answer
}

export const bytesOf = (answer: Response): Buffer | undefined => known.get(answer)

/** Copies nothing until the stream is read. */
class OnceRead extends ReadableStream<Uint8Array> {
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
