/** Shows that somebody at the other end did a small piece of work, once. */
export interface CaptchaPort {
  /** What a browser has to solve. */
  challenge(): Promise<object>
  /** Whether this is a solution that was not used before. */
  verify(solution: string): Promise<boolean>
}
