import { type Definition, nameEndpoints, type Resource } from '#contract/resource.ts'
import type { ControlErrorCode, VendorErrorCode } from '#mock-server/values/error-codes.ts'

type Definitions<Code extends string> = Record<string, Definition<Code>>

/** The calls of one vendor's page, each with its id; they may answer the vendors' errors as well. */
export const vendorResource = <const Name extends string, const Calls extends Definitions<VendorErrorCode>>(
  name: Name,
  calls: Calls,
): Resource<Name, Calls> => nameEndpoints(name, calls)

/** The calls of the control API, each with its id; they may answer the simulator's errors as well. */
export const controlResource = <const Name extends string, const Calls extends Definitions<ControlErrorCode>>(
  name: Name,
  calls: Calls,
): Resource<Name, Calls> => nameEndpoints(name, calls)
