import { resources } from '@tessera/contract/platform/operations'
import { titleOf } from '@tessera/testing/subject'
import { isServed } from '../../src/not-yet.ts'

/** Every resource the engine serves, named for `describe.each`. */
export const served = resources.filter(isServed).map((resource) => ({ title: titleOf(resource), resource }))
