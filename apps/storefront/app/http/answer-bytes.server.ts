const known = new WeakMap<Response, Buffer>()

/** An answer in one piece. Its bytes are beside it, for whoever sends it without the streams of the web. */
export function answerOf(bytes: Buffer, init: ResponseInit): Response {
  const answer = new Response(new OnceRead(bytes), init)
  known.set(answer, bytes)
  return answer
}

export const bytesOf = (answer: Response): Buffer | undefined => known.get(answer)

/** For whoever does read it as a stream: nothing is copied before that. */
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
