import { type Definition, nameEndpoints, type Resource } from '#contract/resource.ts'
import type { ControlErrorCode, VendorErrorCode } from '#mock-server/values/error-codes.ts'

type Definitions<Code extends string> = Record<string, Definition<Code>>

/** Creates the resource of one vendor's page. Its calls may also return the vendors' errors. */
export const vendorResource = <const Name extends string, const Calls extends Definitions<VendorErrorCode>>(
  name: Name,
  calls: Calls,
): Resource<Name, Calls> => nameEndpoints(name, calls)

/** Creates the resource of the control API. Its calls may also return the simulator's errors. */
export const controlResource = <const Name extends string, const Calls extends Definitions<ControlErrorCode>>(
  name: Name,
  calls: Calls,
): Resource<Name, Calls> => nameEndpoints(name, calls)
