import { notHere } from '../operations/read-operation.server.ts'

export function loader() {
  throw notHere()
}

export default function Unknown() {
  return null
}
