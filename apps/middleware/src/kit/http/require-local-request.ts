import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { onRequestAsyncHookHandler } from 'fastify'

/** Answers requests that are not local like any unknown address. */
export const requireLocalRequest =
  (isProduction: boolean): onRequestAsyncHookHandler =>
  async (request, reply) => {
    if (isLocalRequest(request.raw, isProduction)) return
    reply.callNotFound()
    return reply
  }

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const privateNetworks = new BlockList()
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Block lists compare IPv4 addresses mapped into IPv6 as IPv4. */
const isInList = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Headers that proxies, load balancers and CDNs add and browsers do not send. */
const proxyHeader = new RegExp(
  [
    '^(x-)?forwarded(-|$)',
    '^x-(real|client|remote|originating|cluster-client|proxyuser|envoy|original|rewrite|varnish|haproxy|nginx)(-|$)',
    '^x-(proxy|host|scheme|ssl|arr|azure|appengine|cloud-trace|amz|amzn|akamai|vercel|fastly|fly)(-|$)',
    '^(via|cf|cdn|true-client|client|fastly|fly|akamai|incap|ssl-client|front-end|wl-proxy|proxy)(-|$)',
    '^(max-forwards|surrogate-capability)$',
  ].join('|'),
)

/** Another site's name may resolve to this machine (DNS rebinding), so only IP addresses and localhost are allowed. */
function isLocalHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')
}

/** True for requests from this machine or, in development, from a private network, without a proxy. */
function isLocalRequest({ socket, headers }: IncomingMessage, isProduction: boolean): boolean {
  const address = socket.remoteAddress ?? ''
  if (isIP(address) === 0 || !isLocalHost(headers.host)) return false
  if (Object.keys(headers).some((name) => proxyHeader.test(name))) return false
  return isInList(loopback, address) || (!isProduction && isInList(privateNetworks, address))
}
