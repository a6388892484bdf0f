type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Calls that pay for an order and place it; each has a gate before the request and after the response. */
const steps = {
  authorize: /^POST \/mortarpay\/v1\/payments$/,
  capture: /^POST \/mortarpay\/v1\/payments\/[^/]+\/captures$/,
  void: /^POST \/mortarpay\/v1\/payments\/[^/]+\/voids$/,
  refund: /^POST \/mortarpay\/v1\/payments\/[^/]+\/refunds$/,
  useUpKey: /^PATCH \/v1\/orders\/Incoming\/[^/]+$/,
  withdraw: /^PATCH \/v1\/orders\/Incoming\/[^/]+\/payments\/[^/]+$/,
  remove: /^DELETE \/v1\/orders\/Incoming\/[^/]+\/payments\/[^/]+$/,
  submit: /^POST \/v1\/orders\/Incoming\/[^/]+\/place$/,
} as const
type Step = keyof typeof steps
export type GatePoint = `${Step}.${'before' | 'after'}`

export const points = (Object.keys(steps) as Step[]).flatMap((step): GatePoint[] => [`${step}.before`, `${step}.after`])

/** Runs in the gap, on its own connections. */
type Rival = () => Promise<unknown>

/** Lets a rival in exactly between two steps of one order, without relying on timing. */
export class Gates {
  readonly hits = new Map<GatePoint, number>()
  readonly #rivals = new Map<string, Rival>()
  /** Order IDs by the payment's idempotency key. */
  readonly #orders = new Map<string, string>()

  /** The rival runs the first time this order passes the point. */
  open(orderId: string, point: GatePoint, rival: Rival): void {
    this.#rivals.set(`${point} ${orderId}`, rival)
  }

  wrap(fetch: Fetch): Fetch {
    return async (url, init) => {
      const { pathname } = new URL(url)
      const request = `${init.method ?? 'GET'} ${pathname}`
      const step = (Object.keys(steps) as Step[]).find((one) => steps[one].test(request))
      if (!step) return fetch(url, init)
      const orderId = this.#orderOf(pathname, init)
      await this.#pass(`${step}.before`, orderId)
      try {
        return await fetch(url, init)
      } finally {
        await this.#pass(`${step}.after`, orderId)
      }
    }
  }

  #orderOf(path: string, { headers, body }: RequestInit): string {
    const [, inPath] = /^\/v1\/orders\/\w+\/([^/]+)/.exec(path) ?? []
    if (inPath) return inPath
    const key = (headers as Record<string, string>)['idempotency-key'] ?? ''
    const [, described] = /"description":"Order ([^"]+)"/.exec(String(body ?? '')) ?? []
    if (described) this.#orders.set(key, described)
    return this.#orders.get(key.replace(/-(capture|void|refund)$/, '')) ?? ''
  }

  async #pass(point: GatePoint, orderId: string): Promise<void> {
    const rival = this.#rivals.get(`${point} ${orderId}`)
    if (!rival) return
    this.#rivals.delete(`${point} ${orderId}`)
    this.hits.set(point, (this.hits.get(point) ?? 0) + 1)
    await rival().catch(() => undefined)
  }
}
