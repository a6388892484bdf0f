import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const privateNetworks = new BlockList()
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

const has = (list: BlockList, address: string): boolean => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') // mapped IPv4 addresses are compared as what they map

/** A name of somebody else's may point at this machine: then a page of theirs asks, not the person in front of it. */
function isOwnName(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')
}

/** From this machine; or, while nobody sells anything, from the network at home. Never what a proxy passed on. */
export function isAtHome({ socket, headers }: IncomingMessage, isProduction: boolean): boolean {
  const address = socket.remoteAddress ?? ''
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (isPassedOn || isIP(address) === 0 || !isOwnName(headers.host)) return false
  return has(loopback, address) || (!isProduction && has(privateNetworks, address))
}
