/** A cache for all visitors in front of the shop. */
export interface Edge {
  url: string
  /** Drops every page that carries one of the keys; rejects if the edge did not do so. */
  purge(keys: readonly string[]): Promise<void>
}
