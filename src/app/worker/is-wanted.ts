/** Returns whether the deployer lets browsers keep the app for a start without a network. */
export const isWanted = (): boolean => document.querySelector('meta[name="service-worker"][content="on"]') !== null
