/** Operations of the contract that neither a command nor a screen uses, by the reason. `grt api` calls each of them. */
export const unreachedCalls = {
  'the SDK calls it': ['auth.adminLogin', 'devices.signIn', 'devices.start'],
  'monitoring asks it': ['bidding.systemHealth', 'system.live'],
  'the queue has what is assigned': ['feedReview.assignments'],
} as const;
