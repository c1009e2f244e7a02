/** Stands for the texts of a page where browsers load them as data (textFiles.js). */
const none = null;
export default none;
