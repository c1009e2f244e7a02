import { sendRobots, sendSitemap } from '../../../crawlers/send';

export default () => ({ robots: sendRobots, sitemap: sendSitemap });
