/** One recorded event; only the recorder's own player reads its data. */
export interface RecordedEvent {
  type: number
  /** Milliseconds since 1970. */
  timestamp: number
  data: unknown
}

/** Port of a page recorder. Its events contain no typed text. */
export interface Recorder {
  /** Emits events until the returned function is called. */
  start(onEvent: (seen: RecordedEvent) => void): () => void
}
