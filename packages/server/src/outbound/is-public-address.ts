import { BlockList, isIPv4, isIPv6 } from 'node:net'

type Range = readonly [network: string, prefix: number, use: string]

/** Special-purpose IPv4 ranges, which the Internet does not route or routes to the nearest host. */
export const closedIPv4: readonly Range[] = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'carrier-grade translation'],
  ['127.0.0.0', 8, 'loopback'],
  ['168.63.129.16', 32, 'a cloud host, seen from its guests'],
  ['169.254.0.0', 16, 'link-local, with the metadata of cloud hosts'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocol assignments'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.31.196.0', 24, 'AS112'],
  ['192.52.193.0', 24, 'multicast tunnels'],
  ['192.88.99.0', 24, '6to4 relay'],
  ['192.168.0.0', 16, 'private'],
  ['192.175.48.0', 24, 'AS112'],
  ['198.18.0.0', 15, 'benchmarks'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved and broadcast'],
]

/**
 * All public IPv6 addresses are in this range: loopback, mapped IPv4, unique-local, link-local and multicast are not.
 */
const openIPv6: Range = ['2000::', 3, 'global unicast']

export const closedIPv6: readonly Range[] = [
  ['2001::', 23, 'protocol assignments, with Teredo, benchmarks and ORCHID'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, '6to4, which hides an IPv4 address'],
  ['2620:4f:8000::', 48, 'AS112'],
  ['3fff::', 20, 'documentation'],
]

// one list per family: a mixed list takes every IPv4 address for its mapped twin
function rangeChecker(ranges: readonly Range[], family: 'ipv4' | 'ipv6'): (address: string) => boolean {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return (address) => list.check(address, family)
}

const isClosedIPv4 = rangeChecker(closedIPv4, 'ipv4')
const isOpenIPv6 = rangeChecker([openIPv6], 'ipv6')
const isClosedIPv6 = rangeChecker(closedIPv6, 'ipv6')

/** True for addresses of the public Internet, not of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !isClosedIPv4(address)
  if (!isIPv6(address) || address.includes('%')) return false
  return isOpenIPv6(address) && !isClosedIPv6(address)
}
