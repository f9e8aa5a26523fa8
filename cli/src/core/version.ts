export { productVersion as version } from '@grt/sdk/contract';
