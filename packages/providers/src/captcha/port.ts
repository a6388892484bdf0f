/** Proves that the client did a small amount of work, once. */
export interface CaptchaPort {
  /** A task for the browser to solve. */
  challenge(): Promise<object>
  /** Whether this is a valid, unused solution. */
  verify(solution: string): Promise<boolean>
}
