import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../../source-files.ts'

/** One object of Kubernetes, as it is written. */
export interface Manifest {
  file: string
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: Record<string, unknown>
}

export interface PodSpec {
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number; runAsGroup?: number }
  containers: Container[]
  volumes: { name: string }[]
}

export interface Container {
  name: string
  image: string
  args: string[]
  env?: { name: string; value: string }[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: { name: string; containerPort: number }[]
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
  securityContext: { readOnlyRootFilesystem?: boolean }
  volumeMounts: { name: string; mountPath: string }[]
}

export interface Probe {
  httpGet?: { path: string; port: string }
  exec?: { command: string[] }
}

export interface ComposeService {
  image: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  environment?: Record<string, string>
  user?: string
  read_only?: boolean
}

const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The kustomization is no object of a cluster. */
export const readManifests = (): Manifest[] =>
  globSync('deploy/kubernetes/*.yaml', { cwd: root })
    .filter((file) => !file.endsWith('/kustomization.yaml'))
    .sort()
    .flatMap((file) => parseAllDocuments(readText(file)).map((one) => ({ ...(one.toJS() as Manifest), file })))

export const readKustomization = (): { resources: string[]; images: { name: string; newTag: string }[] } =>
  parse(readText('deploy/kubernetes/kustomization.yaml'))

/** With what the shared blocks of the file add. */
export const readCompose = (): { name: string; services: Record<string, ComposeService> } =>
  parse(readText('deploy/compose/compose.yaml'), { merge: true })

/** Deployments and jobs have a pod each. */
export const podsOf = (manifests: readonly Manifest[]): { name: string; pod: PodSpec }[] =>
  manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata, spec }) => ({
      name: metadata.name,
      pod: (spec as { template: { spec: PodSpec } }).template.spec,
    }))
