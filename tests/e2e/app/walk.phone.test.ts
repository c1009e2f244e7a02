import { walk } from '../support/walk';

walk('phone');
