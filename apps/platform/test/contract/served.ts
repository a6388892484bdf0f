import { resources } from '@tessera/contract/platform/operations'
import { titleOf } from '@tessera/testing/resource-subject'
import { isServedByEngine } from '../../src/engine/is-served-by-engine.ts'

/** Every resource the engine serves, named for `describe.each`. */
export const served = resources.filter(isServedByEngine).map((resource) => ({ title: titleOf(resource), resource }))
