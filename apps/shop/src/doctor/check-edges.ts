import type { MiddlewareConfig } from '@tessera/middleware/config'
import { varnishEdge } from '@tessera/providers/edge/varnish-edge'
import { bad, type Finding, good } from './finding.ts'

type Settings = Pick<MiddlewareConfig, 'EDGE_PURGE_URLS' | 'EDGE_PURGE_SECRET'>

/** Sends a purge to every edge, with a key that no page has. */
export async function checkEdges({ EDGE_PURGE_URLS: urls, EDGE_PURGE_SECRET = '' }: Settings): Promise<Finding[]> {
  if (urls.length === 0) return [good('No edge stands in front of the shop.')]
  return Promise.all(urls.map((url) => checkEdge(url, EDGE_PURGE_SECRET)))
}

const checkEdge = (url: string, secret: string): Promise<Finding> =>
  varnishEdge(url, secret)
    .purge(['doctor'])
    .then(
      () => good(`The edge at ${url} takes purges.`),
      (error) => bad(`The edge at ${url} takes no purges: ${error.message}`, 'See docs/operating/edge.md.'),
    )
