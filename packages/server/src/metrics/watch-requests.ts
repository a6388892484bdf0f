import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { findSignInOutcome } from '../request-log.ts'

/** Platform routes that place an order; the shop's own call goes through them. */
const submits = /^\/v1\/(cart|orders\/:direction\/:orderID)\/submit$/
const shopSubmit = '/api/Cart/SubmitCart'

/** Requests by route and status, refusals by code, and orders. */
export function watchRequests(registry: Registry): (app: FastifyInstance) => void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Requests that were refused, by code: sign-ins, limits, stock, promotions and all others',
    labelNames: ['code'],
    registers,
  })
  const failures = new Counter({ name: 'sign_in_failures_total', help: 'Sign-ins that were refused', registers })
  const submitted = new Counter({ name: 'orders_submitted_total', help: 'Orders that were placed', registers })
  const refused = new Counter({
    name: 'orders_refused_total',
    help: 'Orders that were not placed, by what was said',
    labelNames: ['route', 'code'],
    registers,
  })
  return (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      done()
      const route = request.routeOptions.url ?? 'none'
      const { statusCode } = reply
      duration.observe({ method: request.method, route, status: String(statusCode) }, reply.elapsedTime / 1000)
      const { refusal: code } = request
      if (code) refusals.inc({ code })
      const outcome = findSignInOutcome(request.method, route, statusCode, code)
      if (statusCode < 500 && outcome === 'sign-in-failed') failures.inc()
      if (!submits.test(route) && route !== shopSubmit) return
      if (code) refused.inc({ route, code })
      else if (statusCode < 300 && route !== shopSubmit) submitted.inc()
    })
  }
}
