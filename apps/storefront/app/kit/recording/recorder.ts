/** One thing a recorder has seen; what is inside only its own player reads. */
export interface Seen {
  type: number
  /** Milliseconds since 1970. */
  timestamp: number
  data: unknown
}

/** The port: whatever can watch a page. What it tells holds nothing that was typed. */
export interface Recorder {
  /** Tells what it sees until it is stopped by what it returns. */
  start(tell: (seen: Seen) => void): () => void
}
