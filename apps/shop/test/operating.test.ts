import { localCredentials } from '@tessera/platform/config'
import { freePort, waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { aReadyFolder, startShop } from './running-shop.ts'

test('operators see health, figures and logs, and no secret in any of them', async () => {
  const metricsPort = await freePort()
  const shop = await startShop(await aReadyFolder(), {
    LOG_LEVEL: 'info',
    METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: 'an operators token',
    // nothing answers there
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  })
  await waitForHealth(shop, 200, '/health/startup')
  await waitForHealth(shop, 200)

  const form = { grant_type: 'password', client_id: localCredentials.TESSERA_STOREFRONT_CLIENT_ID, username: 'admin' }
  const wrong = new URLSearchParams({ ...form, password: 'Not-the-Password-1' })
  expect((await fetch(`${shop.url}/oauth/token`, { method: 'POST', body: wrong })).status).toBe(400)
  const right = new URLSearchParams({ ...form, password: localCredentials.TESSERA_ADMIN_PASSWORD })
  const reply = await fetch(`${shop.url}/oauth/token?password=in-the-address`, { method: 'POST', body: right })
  const { access_token: token } = (await reply.json()) as { access_token: string }
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`
  await fetch(`${shop.url}/v1/buyers/storefront`, { headers: { authorization: `Bearer ${token}`, traceparent } })
  await fetch(`${shop.url}/api/Cart/GetCart`)

  expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
  const byToken = await fetch(`${shop.url}/metrics`, { headers: { authorization: 'Bearer an operators token' } })
  const figures = await byToken.text()
  expect(figures).toContain('route="/v1/buyers/:buyerID",status="200"')
  expect(figures).toContain('route="/api/Cart/GetCart",status="401"')
  expect(figures).toContain('refusals_total{code="Session.Missing"} 1')
  for (const name of [
    'sign_in_failures_total 1',
    'database_connections{pool="shop",state="in use"}',
    'database_connection_wait_seconds',
    'database_transaction_retries_total',
    'database_lock_waits',
    'database_oldest_write_seconds',
    'database_number_age{kind="multixacts"}',
    'database_timeline 1',
    'database_start_time_seconds',
    'database_answer_seconds',
    'database_replication_lag_seconds',
    'queue_oldest_seconds{queue="product feed"}',
    'queue_depth{queue="events"}',
    'queue_oldest_seconds{queue="mails"}',
    'outbound_calls_total',
    'provider_calls_total',
    'provider_breaker_open 0',
    'reconciliation_differences 0',
    'orders_submitted_total',
    'orders_refused_total',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'process_start_time_seconds',
    'trace_spans_sent 0',
    'trace_spans_dropped{reason="queue"} 0',
  ])
    expect(figures.includes(name), name).toBe(true)
  const byPort = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(byPort).toContain('database_connections')

  expect(await shop.stop()).toBe(0)
  const lines = shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  const failed = { route: '/oauth/token', status: 400, event: 'sign-in-failed', code: expect.any(String) }
  expect(requests).toContainEqual(expect.objectContaining(failed))
  const known = { route: '/v1/buyers/:buyerID', version: '0.1.0', userId: expect.any(String), traceId: 'ab'.repeat(16) }
  expect(requests).toContainEqual(expect.objectContaining({ ...known, accountId: expect.any(String) }))
  const refused = { route: '/api/Cart/GetCart', status: 401, code: 'Session.Missing', requestId: expect.any(String) }
  expect(requests).toContainEqual(expect.objectContaining(refused))
  for (const secret of [token, 'Not-the-Password-1', localCredentials.TESSERA_ADMIN_PASSWORD, 'in-the-address']) {
    expect(shop.output()).not.toContain(secret)
  }
})
