"""The lesson of Navajo Wars: its lines of play. The words stand in text/*/navajo-lesson*.ftl."""
