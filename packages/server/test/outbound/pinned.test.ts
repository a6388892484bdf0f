import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createOutbound } from '@tessera/server/outbound/outbound'
import { selfSigned } from '@tessera/testing/self-signed'
import { expect, test } from 'vitest'
import { startReceiver } from './receiver.ts'

const name = 'hooks.tessera.test'

/** Resolves to the first addresses once and to the later ones after that. */
function changing(first: readonly string[], later: readonly string[]) {
  const asked: string[] = []
  const resolve = async (hostname: string) => {
    asked.push(hostname)
    return asked.length === 1 ? first : later
  }
  return { asked, resolve }
}

test('a name is resolved once for a call, and what it becomes afterwards is not connected to', async () => {
  await using trap = await startReceiver()
  // the first address does not answer, whether its packets are lost or refused
  const { asked, resolve } = changing(['240.0.0.1'], ['127.0.0.1'])
  const outbound = createOutbound({ allow: [`${name}:${trap.port}`], resolve })
  const url = `http://${name}:${trap.port}/`
  const answer = await outbound.post({ url, body: {}, eventID: 'e1', totalMilliseconds: 300 })
  expect(answer.ok).toBe(false)
  expect(asked).toEqual([name])
  expect(trap.received).toEqual([])
})

test('a name that was public when it was saved is checked again when it is called', async () => {
  const { resolve } = changing(['93.184.216.34'], ['127.0.0.1'])
  const outbound = createOutbound({ allow: [], resolve })
  expect(await outbound.check(`https://${name}/`)).toBeUndefined()
  expect(await outbound.post({ url: `https://${name}/`, body: {}, eventID: 'e1' })).toMatchObject({
    error: 'refused-address',
  })
})

test('the pinned address is called under the name that was given', async () => {
  const certificate = selfSigned(name)
  await using receiver = await startReceiver(undefined, certificate)
  const { asked, resolve } = changing(['127.0.0.1'], ['240.0.0.1'])
  const outbound = createOutbound({ allow: [`${name}:${receiver.port}`], resolve, ca: certificate.cert })
  const answer = await outbound.post({ url: `https://${name}:${receiver.port}/hook`, body: {}, eventID: 'e1' })
  expect(answer).toEqual({ ok: true, status: 200, body: { agreed: true } })
  expect(receiver.received[0]?.headers.host).toBe(`${name}:${receiver.port}`)
  expect(asked).toEqual([name])
})

test('when one of several addresses does not answer, the next is tried', async () => {
  await using receiver = await startReceiver()
  const resolve = async () => ['::1', '127.0.0.1']
  const outbound = createOutbound({ allow: [`${name}:${receiver.port}`], resolve })
  const answer = await outbound.post({ url: `http://${name}:${receiver.port}/`, body: {}, eventID: 'e1' })
  expect(answer.ok).toBe(true)
})

test.each([
  ['nobody vouches for', name, undefined],
  ['is for another name', 'other.tessera.test', 'other.tessera.test'],
])('a certificate that %s is not believed', async (_why, hostname, trusted) => {
  const certificate = selfSigned(hostname)
  await using receiver = await startReceiver(undefined, certificate)
  const outbound = createOutbound({
    allow: [`${name}:${receiver.port}`],
    resolve: async () => ['127.0.0.1'],
    ...(trusted && { ca: certificate.cert }),
  })
  const answer = await outbound.post({ url: `https://${name}:${receiver.port}/`, body: {}, eventID: 'e1' })
  expect(answer).toEqual({ ok: false, status: 0, body: null, error: 'certificate' })
  expect(receiver.received).toEqual([])
})

test('proxies that the environment names are not used, and it cannot switch off certificates', async () => {
  const certificate = selfSigned(name)
  await using proxy = await startReceiver()
  await using receiver = await startReceiver()
  await using secure = await startReceiver(undefined, certificate)
  const program = `
    import { createOutbound } from '@tessera/server/outbound/outbound'
    const outbound = createOutbound({ allow: ${JSON.stringify([receiver.host, secure.host])} })
    for (const url of ${JSON.stringify([receiver.url, secure.url])}) {
      const { status, error } = await outbound.post({ url, body: {}, eventID: 'e1' })
      console.log(status, error)
    }`
  const env = {
    ...process.env,
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: `http://${proxy.host}`,
    HTTPS_PROXY: `http://${proxy.host}`,
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  }
  const options = { env, cwd: import.meta.dirname }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], options)
  expect(stdout).toBe('200 undefined\n0 certificate\n')
  expect(proxy.received).toEqual([])
  expect(receiver.received).toHaveLength(1)
})
